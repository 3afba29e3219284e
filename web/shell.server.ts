import { earlyAnalyticsChoice } from '#core/analytics.ts'
import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { memo } from '#core/memo.ts'
import type { Language } from '#core/messages.ts'
import type { Tenant } from '#core/tenant.ts'
import { wishlistIds } from '#modules/catalogue/contract.ts'
import { chatTotal } from '#modules/chat/contract.ts'
import { me } from '#modules/identity/contract.ts'
import { itemWishlist } from '#modules/merchandise/contract.ts'
import { unreadTotal } from '#modules/notification/contract.ts'
import { cartTotal } from '#modules/souvenir/contract.ts'
import { api, type Context, forgetSession, hasTokens, pageOf } from './api.server.ts'
import { unknownMember } from './components/personal/unknown-member.ts'
import { footerWords, placeWords } from './components/shell/words.ts'
import { takeFlash } from './flash.server.ts'
import { frameColours } from './theme.server.ts'

/** What pages show of the member who reads them; hearts need to know what is on the wishlist. */
export async function loadReader(context: Context) {
  const known = await memberOf(context)
  if (!known) return { member: undefined, total_unread: 0, chat_unread: 0, cart_total: 0 }
  const [wishes, items, unread, chats, cart] = await Promise.all([
    api(context, wishlistIds, {}),
    api(context, itemWishlist, { limit: 1 }),
    api(context, unreadTotal, {}),
    api(context, chatTotal, {}),
    api(context, cartTotal, {}),
  ])
  const { id, full_name, avatar_url } = known
  const { total_unread } = unread.data
  const chat_unread = chats.data.total_unread
  const hearts = { wishlist_ids: wishes.data.items, wishlist_slugs: items.data.slugs }
  return { member: { id, full_name, avatar_url, ...hearts }, total_unread, chat_unread, cart_total: cart.data.quantity }
}

/** The member who asks, if one is signed in; asked once a request. */
export const memberOf = memo(
  async (context: Context): Promise<Output<typeof me> | undefined> =>
    hasTokens(context) ? askWho(context) : undefined,
)

async function askWho(context: Context): Promise<Output<typeof me> | undefined> {
  try {
    return (await api(context, me, {})).data
  } catch (error) {
    if (!isCallFailure(error)) throw error
    // A token nobody knows is dropped; a database that is away must not take the whole page with it.
    if (error.status === 401) forgetSession(context)
    return undefined
  }
}

const shownTenant = (tenant: Tenant, language: Language) => ({
  name: tenant.name,
  slug: tenant.slug,
  logo: tenant.logo,
  business_name: tenant.business_name,
  slogan: tenant.slogan[language],
  email: tenant.email,
  phone_number: tenant.phone_number,
  whatsapp_number: tenant.whatsapp_number,
  social_media: tenant.social_media,
  feature_flag: tenant.feature_flag,
  public_url: tenant.public_url,
  brand_colour: tenant.color_settings.background_primary,
})

/** What every page shows around itself. */
export async function loadShell(context: Context) {
  const page = pageOf(context)
  const { tenant } = page
  const isApart = page.is_for_any_member
  const footer = footerWords(page.language)
  return {
    language: page.language,
    look: page.look,
    text_size: page.text_size,
    color_scheme: page.color_scheme,
    affiliate_code: page.affiliate_code,
    demo: page.demo,
    development: page.development,
    offline: page.offline,
    analytics: page.analytics && { ...page.analytics, early: earlyAnalyticsChoice },
    year: page.now.getFullYear(),
    frame_colours: frameColours(tenant.color_settings),
    tenant: shownTenant(tenant, page.language),
    ...(isApart ? unknownMember : await loadReader(context)),
    is_personal_apart: isApart,
    toast: takeFlash(page),
    // Words of the frame come as data, in one language: as script they would travel in both, to every page.
    place_words: placeWords(page.language),
    footer_words: { ...footer, rights: footer.rights(tenant.business_name) },
  }
}

export type Shell = Awaited<ReturnType<typeof loadShell>>
