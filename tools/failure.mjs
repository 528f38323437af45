/** Something that the person at the keyboard can mend: told by its message alone. */
export class Failure extends Error {
  name = 'Failure';
}

/** Runs a tool; a Failure ends it with its sentence and exit code 1. */
export async function report(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
