import type { Link } from '@xiongmao/api/fields/links/link';
import type { NoticeKind } from '@xiongmao/api/users/shapes';

/** What fills a notice's text. Of a person the uid is kept, and `username` added when it is read: names change. */
export type NoticeValues = Record<string, string | number>;

/** Something that people are told. Each is listed in app.ts; its text is `notices:<name>`. */
export interface NoticeType<Values extends NoticeValues = NoticeValues> {
  readonly name: string;
  /** By which it can be switched off. */
  readonly kind: NoticeKind;
  /** Where it leads. */
  link?(values: Values): Link;
}

/** As `defineJob`: the domain that tells it knows what stands in it, and nobody else need. */
export const defineNotice = <Values extends NoticeValues = Record<never, never>>(
  name: string,
  kind: NoticeKind,
  link?: (values: Values) => Link,
): NoticeType<Values> => ({ name, kind, ...(link && { link }) });
