import { lazy, Suspense } from 'react'
import { redirect } from 'react-router'
import { itemSeen } from '#modules/merchandise/contract.ts'
import { api, pageOf } from '../../../api.server.ts'
import { crumbsOf, type ShellHandle } from '../../../components/shell/handle.ts'
import { storePath } from '../../../components/shop/paths.ts'
import { readForm, textsOf } from '../../../form.server.ts'
import { metaOf } from '../../../meta.ts'
import { optional } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import type { Route } from './+types/page.ts'
import { cartFields, cartIntent, putIntoCart } from './cart.server.ts'
import { estimateIntent, estimateShipping } from './estimate.server.ts'
import { type Loaded, loadItem } from './load.server.ts'
import { Item } from './parts/item.tsx'

export const meta = metaOf<Loaded>((_language, { loaderData }) => {
  if (loaderData.missing) return { title: loaderData.missing.title, hidden: true }
  const { head, about, path, linked } = loaderData
  return {
    title: head.name,
    description: about,
    canonical: path,
    picture: `/og/souvenir/${head.slug}.png`,
    data: linked,
  }
})

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>((loaded) => (loaded.missing ? [] : loaded.crumbs)),
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { partnerSlug, slug } = params
  // With one word the page of stores answers; the router may still name this one.
  if (!partnerSlug) throw redirect(inLanguage(pageOf(context).language, storePath(slug)))
  return loadItem(context, url, { store: partnerSlug, slug })
}

/** Besides what is bought, views are sent here; one that could not be counted concerns nobody who reads the page. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const values = textsOf(await readForm(request), cartFields)
  if (values.intent === cartIntent) return putIntoCart(context, params, values)
  if (values.intent === estimateIntent) return estimateShipping(context, params, values)
  await optional(context, api(context, itemSeen, { slug: params.slug }))
  return undefined
}

const Missing = lazy(() => import('./parts/missing.tsx').then((module) => ({ default: module.Missing })))

export default function ItemPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.missing) {
    return (
      <Suspense>
        <Missing missing={loaderData.missing} />
      </Suspense>
    )
  }
  const estimate = actionData && 'estimate' in actionData ? actionData.estimate : undefined
  const failure = actionData && 'code' in actionData ? actionData : undefined
  return <Item key={loaderData.head.slug} shown={loaderData} failure={failure} estimate={estimate} />
}
