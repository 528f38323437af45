/** Where tabs of one browser tell each other that it keeps another choice now of what one wants no results of. */
export const choiceChannel = (): BroadcastChannel => new BroadcastChannel('choice');
