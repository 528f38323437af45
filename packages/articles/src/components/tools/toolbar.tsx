import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Heading4 from 'lucide-react/icons/heading-4';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Minus from 'lucide-react/icons/minus';
import Redo from 'lucide-react/icons/redo-2';
import Strikethrough from 'lucide-react/icons/strikethrough';
import TextQuote from 'lucide-react/icons/text-quote';
import Underline from 'lucide-react/icons/underline';
import Undo from 'lucide-react/icons/undo-2';
import { type ComponentType, type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { Dialogs } from '../../dialogs.ts';
import type { BodyEditing } from '../../use-body-editor.ts';
import { CardTool, LinkTool, PictureTool, PlanTool } from './asking-tools.tsx';
import { ToolButton } from './tool-button.tsx';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** What can be done to the words: one stop for the Tab key, arrow keys lead from tool to tool. */
export function Toolbar({ editor, shown, dialogs }: BodyEditing & { dialogs: Dialogs }) {
  const { t } = useTranslation('articles');
  const [reached, setReached] = useState('bold');

  function move(event: KeyboardEvent<HTMLElement>) {
    // What a dialog of a tool is told is not the toolbar's.
    if ((event.target as Element).closest('dialog, [role="dialog"]')) return;
    const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
    const at = tools.indexOf(document.activeElement as HTMLElement);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = steps[event.key];
    const to = step
      ? (at + step * forward + tools.length) % tools.length
      : { Home: 0, End: tools.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    tools[to]?.focus();
  }

  function reach({ target }: FocusEvent<HTMLElement>) {
    if (target.dataset.tool) setReached(target.dataset.tool);
  }

  const tool = (name: string) => ({ name, tabIndex: name === reached ? 0 : -1 });
  return (
    <div
      role="toolbar"
      aria-label={t('editor.toolbar')}
      onKeyDown={move}
      onFocus={reach}
      className="article-tools"
    >
      <Marks editor={editor} tool={tool} />
      <LinkTool editor={editor} Dialog={dialogs.Link} {...tool('link')} />
      <PictureTool editor={editor} shown={shown} Dialog={dialogs.Picture} {...tool('picture')} />
      <CardTool editor={editor} shown={shown} Dialog={dialogs.Card} {...tool('card')} />
      <PlanTool editor={editor} shown={shown} Dialog={dialogs.Plan} {...tool('plan')} />
    </div>
  );
}

interface Simple {
  name:
    | 'bold'
    | 'italic'
    | 'underline'
    | 'strike'
    | 'code'
    | 'heading2'
    | 'heading3'
    | 'heading4'
    | 'bulletList'
    | 'orderedList'
    | 'blockquote'
    | 'rule'
    | 'undo'
    | 'redo';
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Of what is on or off. */
  isOn?: (editor: Editor) => boolean;
  /** Of what is not always possible. */
  can?: (editor: Editor) => boolean;
  press: (editor: Editor) => void;
}

const mark = (name: 'bold' | 'italic' | 'underline' | 'strike' | 'code', icon: Simple['icon']) =>
  ({
    name,
    icon,
    isOn: (editor) => editor.isActive(name),
    press: (editor) => editor.chain().focus().toggleMark(name).run(),
  }) satisfies Simple;
const heading = (level: 2 | 3 | 4, icon: Simple['icon']) =>
  ({
    name: `heading${level}`,
    icon,
    isOn: (editor) => editor.isActive('heading', { level }),
    press: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  }) satisfies Simple;

const simple: readonly Simple[] = [
  mark('bold', Bold),
  mark('italic', Italic),
  mark('underline', Underline),
  mark('strike', Strikethrough),
  mark('code', Code),
  heading(2, Heading2),
  heading(3, Heading3),
  heading(4, Heading4),
  {
    name: 'bulletList',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    icon: TextQuote,
    isOn: (editor) => editor.isActive('blockquote'),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'rule',
    icon: Minus,
    press: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    name: 'undo',
    icon: Undo,
    can: (editor) => editor.can().undo(),
    press: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'redo',
    icon: Redo,
    can: (editor) => editor.can().redo(),
    press: (editor) => editor.chain().focus().redo().run(),
  },
];

interface MarksProps {
  editor: Editor;
  tool: (name: string) => { name: string; tabIndex: number };
}

/** The tools that ask for nothing. */
function Marks({ editor, tool }: MarksProps) {
  const { t } = useTranslation('articles');
  const states = useEditorState({
    editor,
    selector: ({ editor }) =>
      simple.map(({ isOn, can }) => ({ isOn: isOn?.(editor), isOff: can ? !can(editor) : false })),
  });
  return simple.map(({ name, icon: Icon, press }, at) => (
    <ToolButton
      key={name}
      {...tool(name)}
      label={t(`editor.${name}`)}
      isOn={states[at]?.isOn}
      isOff={states[at]?.isOff}
      onPress={() => press(editor)}
    >
      <Icon aria-hidden />
    </ToolButton>
  ));
}
