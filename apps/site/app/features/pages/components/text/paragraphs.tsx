import { blocksOf } from './blocks.ts';

/** The text of a part. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-2 text-sm leading-6">
      {blocksOf(text).map((block) =>
        block.kind === 'paragraph' ? (
          <p key={block.text}>{block.text}</p>
        ) : (
          <ul key={block.items[0]} className="list-disc space-y-1 ps-5 marker:text-muted">
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
