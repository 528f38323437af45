import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route table comes with the page: a board links to hundreds of matches, and asking the
  // server about each address would cost more than the table.
  routeDiscovery: { mode: 'initial' },
  future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: true },
} satisfies Config;
