import { CloudOff, WifiOff } from '#web/ui/icons/icons.ts'
import { pageOf } from '../../api.server.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { type Group, groups } from '../../offline/places.ts'
import { isOpenPath } from '../../open-path.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card, coverLinkClass } from '../../ui/card.tsx'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded>((_language, { loaderData: { say } }) => ({
  title: say.title,
  description: say.description,
  hidden: true,
}))

const roots: Record<Group, string> = { prayer: '/jadwal-sholat', quran: '/quran', doa: '/doa', guides: '/panduan' }

export function loader({ context }: Route.LoaderArgs) {
  const { language, tenant } = pageOf(context)
  const { howQuran, howPrayer, howDoa, howGuides, prayer, quran, doa, guides, ...say } = words(language)
  const names = { prayer, quran, doa, guides }
  const how = { prayer: howPrayer, quran: howQuran, doa: howDoa, guides: howGuides }
  return {
    say,
    kinds: groups.map((group) => ({
      group,
      name: names[group],
      how: how[group],
      path: isOpenPath(roots[group], tenant.feature_flag) ? roots[group] : undefined,
    })),
  }
}

/**
 * The worker fills this page in: what it has kept goes into the lists, and where an address could not be had it says so
 * (web/offline/html.ts). Nothing here needs a script.
 */
export default function OfflinePage({ loaderData: { say, kinds } }: Route.ComponentProps) {
  return (
    <div className="layout flex flex-col gap-8 py-8 md:py-12">
      <div hidden data-when-cut="">
        <Alert
          tone="warning"
          title={say.cut}
          action={
            // biome-ignore lint/a11y/useValidAnchor: no address is the one that we are at
            <a href="" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              {say.retry}
            </a>
          }
        >
          {say.cutText}
        </Alert>
      </div>
      <header className="flex items-center gap-4">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-text">
          <CloudOff aria-hidden="true" className="size-7" />
        </span>
        <h1 className="text-2xl md:text-3xl">{say.title}</h1>
      </header>
      <section aria-labelledby="saved" className="flex flex-col gap-4">
        <h2 id="saved" className="text-xl">
          {say.saved}
        </h2>
        <p data-saved-none="" className="max-w-prose text-muted">
          {say.none}
        </p>
        {kinds.map(({ group, name }) => (
          <section key={group} hidden data-saved={group} aria-label={name} className="flex flex-col gap-2">
            <h3 className="text-lg">{name}</h3>
            <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-medium [&_a]:text-brand-text [&_a]:underline [&_a]:underline-offset-4" />
          </section>
        ))}
      </section>
      <section aria-labelledby="how" className="flex flex-col gap-4">
        <h2 id="how" className="text-xl">
          {say.how}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          {kinds.map(({ group, name, how, path }) => (
            <Card as="li" key={group} look="flat" interactive={path !== undefined} className="flex flex-col gap-1">
              <h3 className="text-lg">
                {path ? (
                  <ShellLink path={path} className={coverLinkClass}>
                    {name}
                  </ShellLink>
                ) : (
                  name
                )}
              </h3>
              <p className="text-muted">{how}</p>
            </Card>
          ))}
        </ul>
        <p className="flex max-w-prose items-start gap-2 text-muted text-sm">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {say.personal}
        </p>
      </section>
    </div>
  )
}
