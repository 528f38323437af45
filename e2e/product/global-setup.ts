import { type Product, startProduct } from './product.ts';

const variable = 'E2E_PRODUCT';

/** One product for all journeys that leave it standing; those that don't start their own. */
export default async function setup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env[variable] = JSON.stringify(product);
  return () => product.stop();
}

/** The product that the setup has started. */
export function sharedProduct(): Product {
  return JSON.parse(process.env[variable]!) as Product;
}
