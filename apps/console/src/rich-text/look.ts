/** How the words of an article look, written or read: its blocks one below the other. */
export const wordsLook = [
  'flex flex-col gap-3 text-base/7 break-words',
  '[&_h2]:pt-2 [&_h2]:text-xl [&_h3]:text-lg [&_:is(h2,h3,h4)]:font-semibold',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:ps-6',
  '[&_blockquote]:border-s-2 [&_blockquote]:border-accent [&_blockquote]:ps-4',
  '[&_hr]:border-line [&_a]:text-accent [&_a]:underline',
  '[&_code]:rounded-sm [&_code]:bg-raised [&_code]:px-1',
  '[&_figure_img]:max-h-80 [&_figure_img]:rounded-sm [&_figcaption]:text-xs [&_figcaption]:text-muted',
  '[&_[data-card]]:rounded-sm [&_[data-card]]:bg-raised [&_[data-card]]:p-3 [&_[data-card]]:text-sm',
].join(' ');
