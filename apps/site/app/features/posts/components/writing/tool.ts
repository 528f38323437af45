/** How what can be done with a text looks below it. */
export const tool =
  'inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-xs text-muted hover:text-ink disabled:opacity-50 md:min-h-8';
