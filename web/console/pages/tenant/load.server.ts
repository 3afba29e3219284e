import type { Output } from '#core/call.ts'
import { formatMoment } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import { pictureSource } from '#core/pictures.ts'
import { themeVariables } from '#core/theme.ts'
import { shownPartners } from '#modules/partner/contract.console.ts'
import { seeTenant } from '#modules/tenant/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { coloursFrom } from '../../components/tenant/fields.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { doneWords, outcomes, words } from './words.ts'

type Held = Record<string, string>

/** What the fields of the forms hold before anybody types. */
function heldOf(tenant: Output<typeof seeTenant>): Held {
  const { slogan, social_media, color_settings, feature_flag, ...rest } = tenant
  const held: Held = { 'slogan.id': slogan.id, 'slogan.en': slogan.en }
  for (const part of [rest, social_media, color_settings])
    for (const [name, value] of Object.entries(part)) if (typeof value === 'string') held[name] = value
  for (const [name, value] of Object.entries(feature_flag)) held[name] = value === 1 ? 'true' : String(value || '')
  return held
}

/** The logo, and the colours of the grounds that it stands on. */
function lookOf({ logo, logo_picture_id, color_settings }: Output<typeof seeTenant>) {
  const tones = themeVariables(coloursFrom(color_settings))
  const tone = (name: string) => tones[`--tone-${name}`] ?? ''
  return {
    mark: logo,
    src: logo_picture_id && pictureSource(logo_picture_id, 320, 'webp'),
    tones: {
      paper: tone('paper'),
      brand: tone('brand'),
      brandText: tone('brand-text'),
      onBrand: tone('on-brand'),
      dark: tone('brand-dark'),
      onDark: tone('on-brand-dark'),
    },
  }
}

export async function loadTenant(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const tenant = await dataOrNotFound(api(context, seeTenant, { id }))
  const { partners } = (await api(context, shownPartners, { id })).data
  const optionsOf = (isShown: boolean) =>
    partners.flatMap(({ partner_id, name, is_shown }) =>
      is_shown === isShown ? [{ value: partner_id, label: name }] : [],
    )
  const done = doneIn(url.searchParams, outcomes)
  const { changed } = tenant
  return {
    tab: tabTitle(context, tenant.name),
    title: tenant.name,
    path: to(language, '/tenants/:tenant_id', { tenant_id: id }),
    tenants: to(language, '/tenants'),
    key: newId(),
    version: String(tenant.version),
    held: heldOf(tenant),
    hosts: tenant.hosts.map((host) => ({ host, is_main: host === tenant.domain_name })),
    partners: { shown: optionsOf(true), hidden: optionsOf(false) },
    look: lookOf(tenant),
    may_set_all: tenant.may_set_all,
    changed: changed && words(language).changed(changed.by, formatMoment(new Date(changed.at), language)),
    done: done && doneWords(language)[done],
  }
}

export type ShownTenant = Awaited<ReturnType<typeof loadTenant>>
