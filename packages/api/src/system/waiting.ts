/** Of what waits in a queue, as many as are counted: that there are more is enough to know. */
export const mostWaiting = 99;
