import { narrowed } from '@xiongmao/api/fields/picture-widths';

/** The picture that stands for what is not played yet: one for the page and its player, which is fetched once. */
export const posterOf = (cover: string): string => narrowed(cover, 960);
