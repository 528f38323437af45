/** An answer in the envelope, success or failure. */
export interface Answer<Result = unknown> {
  status: 'success' | 'fail';
  code?: number;
  errorCode: number;
  errorMsg: string;
  result: Result;
}

export async function answerOf<Result>(response: Response): Promise<Answer<Result>> {
  return (await response.json()) as Answer<Result>;
}
