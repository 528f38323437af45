/** Of the build that this worker came with: its name, and what its pages begin with. */
declare const buildVersion: string;
declare const shellFiles: string[];
