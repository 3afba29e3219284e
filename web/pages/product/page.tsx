import { lazy, Suspense } from 'react'
import { data, redirect } from 'react-router'
import { backInStock, seen } from '#modules/catalogue/contract.ts'
import { api, pageOf } from '../../api.server.ts'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { fieldsOf, readForm, refused, textsOf } from '../../form.server.ts'
import { metaOf } from '../../meta.ts'
import { optional } from '../../softly.server.ts'
import { inLanguage } from '../../to.ts'
import type { Route } from './+types/page.ts'
import { book, bookFields, bookIntent, refusedInPreview } from './book.server.ts'
import { type Loaded, loadProduct } from './load.server.ts'
import { Package } from './parts/package.tsx'

export const meta = metaOf<Loaded>((_language, { loaderData }) => {
  if (loaderData.missing) return { title: loaderData.missing.title, hidden: true }
  const { head, about, linked, preview } = loaderData
  if (preview) return { title: head.name, hidden: true }
  return {
    title: head.name,
    description: about,
    canonical: `/product/${head.slug}`,
    picture: `/og/product/${head.slug}.png`,
    data: linked,
  }
})

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>((loaded) =>
    loaded.missing ? [] : [loaded.head.category, { label: loaded.head.name, href: `/product/${loaded.head.slug}` }],
  ),
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  if (params.previewToken) return loadProduct(context, url, { token: params.previewToken })
  if (!params.productSlug) throw redirect(inLanguage(pageOf(context).language, '/umroh'))
  return loadProduct(context, url, { slug: params.productSlug })
}

const fields = ['intent', ...fieldsOf(backInStock), ...bookFields]

export async function action({ context, request, params }: Route.ActionArgs) {
  const { intent = '', id = '', ...values } = textsOf(await readForm(request), fields)
  if (params.previewToken) {
    return intent === 'seen' ? null : data(refusedInPreview(pageOf(context).language, intent), { status: 409 })
  }
  if (intent === 'seen') {
    // A view that could not be counted concerns nobody who reads the page.
    await optional(context, api(context, seen, { id }))
    return null
  }
  if (intent === bookIntent) {
    const answer = await book({ context, slug: params.productSlug ?? '', values: { id, ...values } })
    return answer instanceof Response ? answer : data(answer, { status: answer.status })
  }
  const { full_name = '', phone_number = '' } = values
  try {
    await api(context, backInStock, { id, full_name, phone_number })
    return { ok: true as const }
  } catch (error) {
    return refused(error, { intent, values })
  }
}

const Missing = lazy(() => import('./parts/missing.tsx').then((module) => ({ default: module.Missing })))

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.missing) {
    return (
      <Suspense>
        <Missing missing={loaderData.missing} />
      </Suspense>
    )
  }
  return <Package key={loaderData.head.id} shown={loaderData} answer={actionData} />
}
