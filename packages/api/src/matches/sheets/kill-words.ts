/** How a shooter's timeline tells with what somebody was killed: `AK-47, headshot`. */
export interface KillWords {
  weapon: string;
  headshot: boolean;
  /** Through a wall or a door. */
  penetrated: boolean;
}

export function killText({ weapon, headshot, penetrated }: KillWords): string {
  return [weapon, headshot && 'headshot', penetrated && 'wallbang'].filter(Boolean).join(', ');
}

export function readKill(text: string): KillWords {
  const [weapon = '', ...how] = text.split(', ');
  return { weapon, headshot: how.includes('headshot'), penetrated: how.includes('wallbang') };
}
