import { metaOf } from '../../meta.ts'
import { crumbsOf, type ShellHandle } from '../shell/handle.ts'
import type { Joining } from './join.server.ts'

const facts = metaOf<Joining>((_language, { loaderData: joining }) => ({
  title: joining.view === 'application' ? joining.application.title : joining.own.title,
  description: joining.own.description,
  canonical: joining.path,
  hidden: joining.view !== 'form',
}))

// Not no-referrer: a form posted from such a page says `Origin: null`, which the server refuses.
export const joinMeta = (args: Parameters<typeof facts>[0]) => [
  ...facts(args),
  { name: 'referrer', content: 'same-origin' },
]

export const joinHandle: ShellHandle = {
  crumbs: crumbsOf<Joining>(({ say, own, path }) => [
    { label: say.partners, href: '/partner' },
    { label: own.title, href: path },
  ]),
}
