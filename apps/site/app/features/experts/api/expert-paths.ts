/** Addresses of an expert, a plan, and the receipt of who bought it. */
export const expertPath = (uid: number): string => `/expert/${uid}`;
export const planPath = (planId: number): string => `/expert/plan/${planId}`;
export const receiptPath = (planId: number): string => `/userInfo/myOrder/${planId}`;
