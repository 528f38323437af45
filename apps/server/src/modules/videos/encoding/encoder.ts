export const hasEncoder = (): boolean => false;
