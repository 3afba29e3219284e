import { distributionChannels } from '#modules/partner/contract.ts'
import { Megaphone } from '#web/ui/icons/icons.ts'
import { api, pageOf } from '../../api.server.ts'
import { BareTop } from '../../components/partners/bare-top.tsx'
import { licenceOf } from '../../components/partners/licence.server.ts'
import { partnerPath } from '../../components/partners/partner-path.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/page.ts'
import { Channel } from './parts/channel.tsx'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded>((_language, { loaderData: { say } }) => ({
  title: say.title,
  description: say.description,
}))

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = pageOf(context)
  const { data } = await api(context, distributionChannels, {})
  const channels = data.map(({ slug, name, city, logo, about, licence }) => {
    const path = partnerPath('tdc', slug)
    // An anchor leads to this very page.
    const href = path?.includes('#') ? undefined : path
    return { slug, name, city, about, logo: logo ?? undefined, licence: licenceOf(licence, language), href }
  })
  return { channels, say: words(language) }
}

export default function DistributionPartners({ loaderData: { channels, say } }: Route.ComponentProps) {
  return (
    <>
      <BareTop />
      <div className="layout flex flex-col gap-8 py-8 md:py-12">
        <div className="flex flex-col gap-3">
          <h1 className="text-3xl md:text-4xl">{say.heading}</h1>
          <p className="max-w-prose text-muted md:text-lg">{say.text}</p>
        </div>
        {channels.length === 0 && <EmptyState icon={<Megaphone />} title={say.none} text={say.noneText} />}
        <ul aria-label={say.list} className="grid grid-cols-1 gap-4 pd:grid-cols-2 lg:grid-cols-3">
          {channels.map((channel) => (
            <li key={channel.slug} id={channel.slug} className="min-w-0 rounded-lg target:ring-3 target:ring-brand">
              <Channel channel={channel} visit={say.visit} />
            </li>
          ))}
        </ul>
        <div className="flex flex-col gap-3 sm:flex-row">
          <ShellLink path="/umroh" className={buttonClass()}>
            {say.packages}
          </ShellLink>
          <ShellLink path="/gabung-travel-distribution-channel" className={buttonClass({ variant: 'secondary' })}>
            {say.join}
          </ShellLink>
        </div>
      </div>
    </>
  )
}
