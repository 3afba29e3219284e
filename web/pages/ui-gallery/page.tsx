import { pageOf } from '../../api.server.ts'
import { metaOf } from '../../meta.ts'
import { Gallery } from '../../ui/gallery/gallery.tsx'
import { samples } from '../../ui/gallery/samples.ts'
import type { Route } from './+types/page.ts'

export const meta = metaOf(() => ({ title: samples.title, hidden: true }))

export const loader = ({ context }: Route.LoaderArgs) => ({ now: pageOf(context).now.getTime() })

export default function UiGallery({ loaderData }: Route.ComponentProps) {
  return <Gallery now={loaderData.now} />
}
