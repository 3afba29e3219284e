import { data } from 'react-router'
import { PackageX } from '#web/ui/icons/icons.ts'
import { ListingHero } from '../../components/listing/listing-hero.tsx'
import { ownPicture } from '../../components/own-pictures.ts'
import { BareTop } from '../../components/partners/bare-top.tsx'
import { ProductCard } from '../../components/product-card/product-card.tsx'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/page.ts'
import { type ChannelPage, loadChannel } from './channel.server.ts'
import { About } from './parts/about.tsx'
import { How } from './parts/how.tsx'

export const meta = metaOf<ChannelPage>((_language, { loaderData: { say } }) => ({
  title: say.title,
  description: say.description,
}))

export async function loader({ context }: Route.LoaderArgs) {
  const channelPage = await loadChannel(context, 'detik-hikmah')
  if (!channelPage) throw data(null, { status: 404 })
  return channelPage
}

export default function DetikHikmah({ loaderData }: Route.ComponentProps) {
  const { channel, packages, say } = loaderData
  return (
    <>
      <BareTop>
        <p className="flex min-w-0 items-center gap-2.5 font-semibold">
          <span className="font-normal text-muted">{say.together}</span>
          <Avatar name={channel.name} src={channel.logo} size="sm" />
          {channel.name}
        </p>
      </BareTop>
      <ListingHero title={say.heading} text={channel.about} picture={ownPicture('madinah-dome-1-wide')}>
        <a href="#packages" className={`${buttonClass({ variant: 'secondary' })} mt-2 self-start`}>
          {say.see}
        </a>
      </ListingHero>
      <How say={say} />
      <section id="packages" aria-labelledby="packages-title" className="layout flex flex-col gap-5 py-10 md:py-14">
        <h2 id="packages-title" className="text-2xl md:text-3xl">
          {say.packages}
        </h2>
        {packages.length === 0 && (
          <EmptyState icon={<PackageX />} title={say.none} text={say.noneText} headingLevel="h3" />
        )}
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {packages.map((card) => (
            <li key={card.id} className="min-w-0">
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
        <ShellLink path="/umroh" className={`${buttonClass({ variant: 'secondary' })} self-start`}>
          {say.all}
        </ShellLink>
      </section>
      <About channel={channel} say={say} />
    </>
  )
}
