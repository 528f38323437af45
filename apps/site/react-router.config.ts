import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route table comes with the page: a board links to hundreds of matches, and asking the
  // server about each address would cost more than the table.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_viteEnvironmentApi: true,
    // A route is one file: a client loader's own that can't be fetched hangs the navigation.
    v8_splitRouteModules: false,
  },
} satisfies Config;
