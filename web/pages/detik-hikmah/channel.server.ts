import { distributionChannels } from '#modules/partner/contract.ts'
import { marketing } from '#modules/search/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { licenceOf } from '../../components/partners/licence.server.ts'
import { words } from './words.ts'

/** A channel as this tenant shows it, with packages worth showing its readers; nothing where it is not shown. */
export async function loadChannel(context: Context, slug: string) {
  const { language } = pageOf(context)
  const [channels, featured] = await Promise.all([
    api(context, distributionChannels, {}),
    api(context, marketing, { limit: 40 }),
  ])
  const match = channels.data.find((channel) => channel.slug === slug)
  if (!match) return undefined
  const { name, city, about, logo, licence } = match
  const say = words(language)
  return {
    channel: { name, city, about, logo: logo ?? undefined, licence: licenceOf(licence, language) },
    packages: featured.data.filter(({ category }) => category === 'umroh').slice(0, 8),
    say: {
      ...say,
      title: say.title(name),
      description: say.description(name),
      heading: say.heading(name),
      organiserText: say.organiserText(name),
      about: say.about(name),
    },
  }
}

export type ChannelPage = NonNullable<Awaited<ReturnType<typeof loadChannel>>>
