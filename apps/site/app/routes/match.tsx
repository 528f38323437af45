import { Head } from '#app/platform/seo.tsx';

export default function Page() {
  return <Head />;
}
