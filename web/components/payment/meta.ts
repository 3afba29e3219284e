import { metaOf } from '../../meta.ts'
import type { Shared } from './shared-page.tsx'

const facts = metaOf<Shared>((_language, { loaderData }) => ({
  title: loaderData.title,
  // The address is a key to the invoice: it is said to nobody, not even as the page's own.
  canonical: '/payment',
  hidden: true,
}))

// Not no-referrer: a form posted from such a page says `Origin: null`, which the server refuses.
export const sharedMeta = (args: Parameters<typeof facts>[0]) => [
  ...facts(args),
  { name: 'referrer', content: 'same-origin' },
]
