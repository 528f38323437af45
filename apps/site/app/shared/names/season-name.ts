/** A season by the name that fans know: a number that only its source counts by is left out (`2026 #22`). */
export const seasonName = (season: string): string => season.replace(/\s*#\d+$/, '');
