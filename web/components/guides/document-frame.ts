import { metaOf } from '../../meta.ts'
import { crumbsOf, type ShellHandle } from '../shell/handle.ts'

type Loaded = {
  text: { title: string; summary: string; path: string }
  former: { read: object | undefined }
  linked: Facts['data']
}
type Facts = ReturnType<Parameters<typeof metaOf>[0]>

/** What stands in the head of a page that is one text. */
export const documentMeta = metaOf<Loaded>((_language, { loaderData: { text, linked, former } }) => ({
  title: text.title,
  description: text.summary,
  canonical: text.path,
  data: linked,
  ...(former.read && { hidden: true }),
}))

export const documentHandle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ text }) => [{ label: text.title, href: text.path }]),
}
