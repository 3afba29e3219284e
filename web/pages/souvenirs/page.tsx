import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { CartLink } from '../../components/shop/cart-link.tsx'
import { PromoOffers } from '../../components/shop/promo-offers.tsx'
import { ShopListing } from '../../components/shop/shop-listing.tsx'
import { ShopSearch } from '../../components/shop/shop-search.tsx'
import { metaOf } from '../../meta.ts'
import { linkClass } from '../../ui/link-class.ts'
import type { Route } from './+types/page.ts'
import { loadSouvenirs, type Souvenirs } from './load.server.ts'
import { Banners } from './parts/banners.tsx'
import { Kinds } from './parts/kinds.tsx'

export const meta = metaOf<Souvenirs>((_language, { loaderData: { title, say, listing, linked } }) => ({
  title,
  description: say.description,
  canonical: listing.canonical,
  hidden: listing.hidden,
  data: linked,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Souvenirs>(({ say }) => [{ label: say.crumb, href: '/oleh-oleh' }]),
}

export const loader = ({ context, url }: Route.LoaderArgs) => loadSouvenirs(context, url)

export default function SouvenirsPage({ loaderData }: Route.ComponentProps) {
  const { heading, listing, kinds, banners, promos, say } = loaderData
  return (
    <div className="layout flex flex-col gap-4 pb-8 md:gap-7">
      <header className="flex flex-col gap-3 pt-2 md:flex-row md:items-end md:justify-between md:gap-8 md:pt-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-2xl md:text-4xl">{heading}</h1>
          <p className="text-muted max-md:sr-only">{say.text}</p>
        </div>
        <div className="flex items-center gap-2">
          <ShopSearch listing={listing} className="min-w-0 flex-1 md:w-[26rem]" />
          <CartLink label={say.cart} />
        </div>
      </header>
      <Banners banners={banners} label={say.banners} />
      <PromoOffers promos={promos} label={say.promos} />
      <Kinds kinds={kinds} listing={listing} />
      <ShopListing listing={listing} hasKinds={kinds.length > 0} />
      <ShellLink path="/oleh-oleh/toko" className={`${linkClass()} link-row self-center`}>
        {say.stores}
      </ShellLink>
    </div>
  )
}
