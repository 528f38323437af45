/** What is known of a third party that signs people in; the rest is its adapter's. */
interface Traits {
  /** What is to be bound to a sign-in that no account knows. */
  asksFor: 'email' | 'phone';
  /** What people come back with. */
  brings: 'code' | 'token';
  /** What tells it from another that has the same calls (product spec §7). */
  type: string | null;
}

/** Who signs one in elsewhere, in the order in which they are offered. */
export const traitsOf = {
  google: { asksFor: 'email', brings: 'code', type: '3' },
  x: { asksFor: 'email', brings: 'token', type: '6' },
  line: { asksFor: 'email', brings: 'code', type: null },
  qq: { asksFor: 'phone', brings: 'code', type: null },
  wechat: { asksFor: 'phone', brings: 'code', type: null },
} as const satisfies Record<string, Traits>;

type Table = typeof traitsOf;
type With<T extends Partial<Traits>> = {
  [P in Provider]: Table[P] extends T ? P : never;
}[Provider];

export type Provider = keyof Table;
export type PhoneProvider = With<{ asksFor: 'phone' }>;
export type CodeProvider = With<{ brings: 'code' }>;
export type TokenProvider = With<{ brings: 'token' }>;
export type TypedProvider = With<{ type: string }>;
export type ProviderType = Table[TypedProvider]['type'];

export const providers = Object.keys(traitsOf) as Provider[];
export const phoneProviders = providers.filter(
  (name): name is PhoneProvider => traitsOf[name].asksFor === 'phone',
);
export const emailProviders = providers.filter((name) => traitsOf[name].asksFor === 'email');
export const typedProviders = providers.filter(
  (name): name is TypedProvider => traitsOf[name].type !== null,
);
export const providerTypes = typedProviders.map((name): ProviderType => traitsOf[name].type);
