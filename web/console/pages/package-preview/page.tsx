import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { SitePicture } from '../../../components/site-picture.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Card } from '../../../ui/card.tsx'
import { StateBadge } from '../../components/packages/state-badge.tsx'
import { fieldWords } from '../../components/packages/words.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadPreview } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params }: LoaderFunctionArgs) => loadPreview(context, params.id ?? '')

type Entry = { title: string; text: string }

function Entries({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      {entries.map((entry) => (
        <div key={entry.title}>
          <h3 className="font-semibold">{entry.title}</h3>
          <p className="whitespace-pre-line">{entry.text}</p>
        </div>
      ))}
    </section>
  )
}

export default function PackagePreviewPage() {
  const shown = useLoaderData<typeof loader>()
  const language = useLanguage()
  const [say, fields] = [words(language), fieldWords(language)]
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHead
        title={shown.name}
        text={shown.partner}
        badge={<StateBadge state={shown.state} />}
        crumbs={[
          { label: say.packages, href: shown.links.packages },
          { label: shown.name, href: shown.links.package },
          { label: say.title, href: shown.links.preview },
        ]}
      />
      <Alert tone="info" title={say.text} />
      <ul className="grid gap-3 sm:grid-cols-2">
        {shown.picture_ids.map((id, i) => (
          <li key={id}>
            <SitePicture
              id={id}
              colour={null}
              shape="card"
              sizes="(min-width: 40rem) 22rem, 90vw"
              widest={960}
              alt={say.picture(i + 1)}
              className="w-full rounded-lg"
            />
          </li>
        ))}
      </ul>
      <p className="text-lg">{shown.summary}</p>
      <ul className="flex flex-col gap-1 text-muted">
        {shown.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="whitespace-pre-line">{shown.description}</p>
      <Entries title={fields.agenda} entries={shown.agenda} />
      {shown.lists.map(({ title, rows }) => (
        <section key={title} className="flex flex-col gap-2">
          <h2 className="text-xl">{title}</h2>
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        </section>
      ))}
      <Card as="section" look="flat" className="flex flex-col gap-2">
        <h2 className="text-xl">{fields.refund_terms}</h2>
        <p className="whitespace-pre-line">{shown.refund_terms}</p>
      </Card>
      <Entries title={fields.questions} entries={shown.questions} />
    </div>
  )
}
