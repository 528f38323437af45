import type { QueryObserverResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOfCall } from '../providers/failure.ts';
import { Refusal } from './answer.tsx';

interface CallAnswerProps<Data> {
  query: QueryObserverResult<Data>;
  /** Stands where the answer will, and is as large. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a call of the product was asked for, as `Answer` has it of resources. */
export function CallAnswer<Data>({ query, skeleton, children }: CallAnswerProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  const { isFetching, refetch, error } = query;
  return <Refusal query={{ isFetching, refetch, error: failureOfCall(error) }} />;
}
