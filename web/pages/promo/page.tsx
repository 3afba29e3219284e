import { lazy, Suspense } from 'react'
import { data, redirect, useRouteLoaderData } from 'react-router'
import { claimPromo } from '#modules/promo/contract.ts'
import { loginFor } from '../../after-login.server.ts'
import { api, pageOf } from '../../api.server.ts'
import { ShareButton } from '../../components/share/share-button.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { flash } from '../../flash.server.ts'
import { refused } from '../../form.server.ts'
import { itemList } from '../../json-ld.ts'
import { linkedCrumbs, placeOf } from '../../linked-crumbs.server.ts'
import { metaOf } from '../../meta.ts'
import { memberOf } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { Route } from './+types/page.ts'
import { detailOf, findPromo, otherPromos, packagesOf } from './load.server.ts'
import { Coupon } from './parts/coupon.tsx'
import { Packages } from './parts/packages.tsx'
import { Story } from './parts/story.tsx'
import { words } from './words.ts'

// Most visits are to a promo that is there and can be used.
const Missing = lazy(() => import('./parts/missing.tsx').then((module) => ({ default: module.Missing })))
const OtherPromos = lazy(() => import('./parts/other-promos.tsx').then((module) => ({ default: module.OtherPromos })))

type Loaded = Route.ComponentProps['loaderData']

export const meta = metaOf<Loaded>((_language, { loaderData: { promo, say, linked } }) => {
  if (!promo) return { title: say.missing, hidden: true }
  const { title, worth, least, period, path, state } = promo
  return {
    title,
    description: `${worth}. ${least}. ${period}.`,
    canonical: path,
    picture: `/og${path}.png`,
    data: linked,
    hidden: state === 'over',
  }
})

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ promo, say }) => [
    { label: say.promos, href: '/promo' },
    ...(promo ? [{ label: promo.title, href: promo.path }] : []),
  ]),
  BackAction: SharePromo,
}

/** Stands in the bar above the page, where only the address of the page's route leads to what it has loaded. */
function SharePromo() {
  const id = useRouteLoaderData<typeof loader>('id:/promo/:slug')
  const en = useRouteLoaderData<typeof loader>('en:/promo/:slug')
  const { promo, say } = id ?? en ?? {}
  return promo && say ? (
    <ShareButton label={say.coupon.share} title={promo.title} path={promo.path} variant="quiet" />
  ) : null
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const page = pageOf(context)
  const say = pageWords(page.language)
  const result = await findPromo(context, params.slug)
  if (!result) {
    const none = {
      promo: undefined,
      packages: undefined,
      is_shop: false,
      others: await otherPromos(context),
      linked: [],
      say,
    }
    return data(none, { status: 404 })
  }
  // Its id finds it too; one address is enough for search engines and for people.
  if (params.slug !== result.slug) throw redirect(to(page.language, '/promo/:slug', { slug: result.slug }), 301)
  const promo = detailOf(result, page)
  const isOpen = promo.state === 'active' || promo.state === 'coming'
  const is_shop = isOpen && result.category === 'oleh-oleh'
  const packages = isOpen && !is_shop ? await packagesOf(context, result.id, url.searchParams.get('page')) : undefined
  const crumbs = linkedCrumbs(page, [
    { name: say.promos, path: '/promo' },
    { name: promo.title, path: promo.path },
  ])
  const linked = packages ? [crumbs, itemList(placeOf(page), packages.items)] : [crumbs]
  return data({ promo, packages, is_shop, others: isOpen ? [] : await otherPromos(context, result.id), linked, say })
}

function pageWords(language: 'id' | 'en') {
  const { promos, code, copy, copied, notCopied, save, saved, share, use, starts, ends, how, terms } = words(language)
  const { packages, noPackages, toShop, missing, missingText, others, seeAll } = words(language)
  const coupon = { code, copy, copied, notCopied, save, saved, share, use, starts, ends }
  return { promos, coupon, how, terms, packages, noPackages, toShop, missing, missingText, others, seeAll }
}

/** Puts the promo aside. A guest signs in first; the sign-in then does it. */
export async function action({ context, params }: Route.ActionArgs) {
  const page = pageOf(context)
  const { slug } = params
  const back = to(page.language, '/promo/:slug', { slug })
  if (!(await memberOf(context))) return redirect(loginFor(page, { claim: slug }, back))
  try {
    await api(context, claimPromo, { id: slug })
    flash(page, 'promo_saved')
    return redirect(back)
  } catch (error) {
    return refused(error, { intent: 'claim', values: {} })
  }
}

export default function PromoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { promo, packages, is_shop, others, say } = loaderData
  if (!promo) {
    return (
      <Suspense>
        <Missing others={others} say={say} />
      </Suspense>
    )
  }
  return (
    <>
      <article className="layout grid grid-cols-1 gap-6 py-6 md:py-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10">
        <Story promo={promo} say={say}>
          <Coupon promo={promo} failure={actionData} say={say.coupon} />
        </Story>
      </article>
      {is_shop && (
        <p className="layout pb-8">
          <ShellLink path="/oleh-oleh" className={buttonClass()}>
            {say.toShop}
          </ShellLink>
        </p>
      )}
      {packages && <Packages path={promo.path} packages={packages} say={say} />}
      <Suspense>{others.length > 0 && <OtherPromos others={others} say={say} />}</Suspense>
    </>
  )
}
