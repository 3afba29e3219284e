import { type LoaderFunctionArgs, redirect } from 'react-router'
import { openShareLink } from '#modules/affiliate/contract.ts'
import { api, pageOf } from '../../api.server.ts'
import { withAffiliate } from '../../components/shell/use-href.ts'
import { flash } from '../../flash.server.ts'
import { unlessRefused } from '../../softly.server.ts'
import { to } from '../../to.ts'

/** A consultant's link: to what it recommends, with the code that the address is remembered by. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const page = pageOf(context)
  const { language } = page
  const link = await unlessRefused(api(context, openShareLink, { token: params.token ?? '' }), [404, 422])
  if (!link) {
    flash(page, 'link_over')
    return redirect(to(language, '/'))
  }
  const { product_slug: productSlug, affiliate_code } = link
  const target = productSlug ? to(language, '/product/:productSlug?', { productSlug }) : to(language, '/')
  return redirect(withAffiliate(target, affiliate_code))
}

/** Never shown: a link always leads on. */
export default function ShareLink() {
  return null
}
