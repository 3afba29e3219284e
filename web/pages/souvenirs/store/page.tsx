import { Clock, MapPin } from '#web/ui/icons/icons.ts'
import { crumbsOf, type ShellHandle } from '../../../components/shell/handle.ts'
import { ShopListing } from '../../../components/shop/shop-listing.tsx'
import { ShopSearch } from '../../../components/shop/shop-search.tsx'
import { StoreLogo } from '../../../components/shop/store-logo.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'
import { metaOf } from '../../../meta.ts'
import { Alert } from '../../../ui/alert.tsx'
import type { Route } from './+types/page.ts'
import { type LoadedStore, loadStore } from './load.server.ts'

export const meta = metaOf<LoadedStore>((_language, { loaderData: { slug, say, listing, linked } }) => ({
  title: say.title,
  description: say.description,
  canonical: listing.canonical,
  hidden: listing.hidden,
  picture: `/og/toko/${slug}.png`,
  data: linked,
}))

export const handle: ShellHandle = { crumbs: crumbsOf<LoadedStore>(({ crumbs }) => crumbs) }

export const loader = ({ context, url, params }: Route.LoaderArgs) => loadStore(context, url, params.partnerSlug)

export default function StorePage({ loaderData: { store, listing, say } }: Route.ComponentProps) {
  return (
    <div className="layout flex flex-col gap-5 pb-8 md:gap-6">
      <Head store={store} />
      {store.holiday && (
        <Alert tone="warning" title={store.holiday.title}>
          {store.holiday.text}
        </Alert>
      )}
      <p className="max-w-prose whitespace-pre-line">{store.about}</p>
      <div className="flex flex-col gap-3">
        <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
          <p className="font-bold text-lg md:text-xl">{say.sells}</p>
          <ShopSearch listing={listing} className="md:w-[26rem]" />
        </div>
        <ShopListing listing={listing} />
      </div>
    </div>
  )
}

/** Its cover, its mark, where parcels leave and when it is open. */
function Head({ store }: Pick<LoadedStore, 'store'>) {
  return (
    <header className="store-head">
      {store.cover && (
        <SitePicture
          {...store.cover}
          shape="wide"
          alt=""
          sizes="(min-width: 1240px) 1190px, 100vw"
          widest={1280}
          priority
          className="store-cover"
        />
      )}
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <StoreLogo store={store} className="store-mark" />
        <div className="flex min-w-0 flex-1 basis-52 flex-col gap-1">
          <h1 className="text-2xl md:text-3xl">{store.name}</h1>
          <p className="item-signs">
            {store.rating && <span className="product-rating">{store.rating.spoken}</span>}
            <span>{store.items}</span>
          </p>
        </div>
        <ul className="flex flex-col gap-1 text-muted text-sm *:flex *:items-start *:gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
          <li>
            <MapPin aria-hidden="true" />
            {store.sentFrom}
          </li>
          <li>
            <Clock aria-hidden="true" />
            {store.hours}
          </li>
        </ul>
      </div>
    </header>
  )
}
