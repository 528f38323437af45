import type { App } from '#app/platform/app-context.ts';

/** Who signs in goes on as they have chosen it elsewhere. */
export async function adopt(app: App): Promise<void> {
  const { adoptPreferences } = await import('#app/features/users/api/adopt-preferences.ts');
  await adoptPreferences(app);
}
