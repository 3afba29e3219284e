import { newId } from '#core/ids.ts'
import { pictureSource } from '#core/pictures.ts'
import { seePartnerProfile } from '#modules/partner/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadPartnerProfile(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const say = words(language)
  const profile = await dataOrNotFound(api(context, seePartnerProfile, { id }))
  const { name, legal_name, city_name, email, about, address, phone_number, whatsapp_number, logo, cover } = profile
  return {
    tab: tabTitle(context, name),
    address: to(language, '/partner-profile/:id', { id }),
    name,
    can_change: profile.can_change,
    sites: profile.sites.map((site) => ({
      label: say.seeOn(site.name),
      href: site.public_url + inLanguage(language, profile.path),
    })),
    version: String(profile.version),
    values: { about, address, phone_number, whatsapp_number: whatsapp_number ?? '' },
    fixed: [
      { name: say.name, value: name },
      { name: say.legalName, value: legal_name },
      { name: say.city, value: city_name },
      { name: say.email, value: email },
    ],
    logo: logo && { src: pictureSource(logo.id, 320, 'webp'), alt: logo.alt, label: logo.alt[language] },
    cover: cover && { id: cover.id, alt: cover.alt, label: cover.alt[language] },
    keys: { save: newId(), logo: newId(), cover: newId() },
    done: doneIn(url.searchParams, ['saved', 'logo_set', 'cover_set']),
  }
}

export type ShownProfile = Awaited<ReturnType<typeof loadPartnerProfile>>
