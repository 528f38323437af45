/** One of a few that looks like a card: a label around its radio button. */
export const choice =
  'flex cursor-pointer rounded-sm border border-line bg-raised/40 hover:border-muted has-checked:border-accent has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';
