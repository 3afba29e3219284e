import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { StateBadge } from '../../components/packages/state-badge.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage } from '../../use-shell.ts'
import { loadPreview } from './load.server.ts'
import { PhoneLink } from './parts/phone-link.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params }: LoaderFunctionArgs) => loadPreview(context, params.id ?? '')

type Site = ReturnType<typeof useLoaderData<typeof loader>>['sites'][number]

function SiteLinks({ site }: { site: Site }) {
  const say = words(useLanguage())
  return (
    <Card as="section" look="flat" className="flex flex-col gap-4">
      <h2 className="text-xl">{site.name}</h2>
      {site.links.map(({ language, href }) => (
        <div key={language} className="flex flex-wrap items-center gap-3">
          <a href={href} target="_blank" rel="noopener" className={buttonClass({ variant: 'primary' })}>
            {say.open(language)}
          </a>
          <PhoneLink href={href} label={say.phone(language)} />
        </div>
      ))}
    </Card>
  )
}

export default function PackagePreviewPage() {
  const shown = useLoaderData<typeof loader>()
  const say = words(useLanguage())
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHead
        title={say.title}
        text={shown.name}
        badge={<StateBadge state={shown.state} />}
        crumbs={[
          { label: say.packages, href: shown.links.packages },
          { label: shown.name, href: shown.links.package },
          { label: say.title, href: shown.links.preview },
        ]}
      />
      <div>
        <p>{say.text}</p>
        <p className="text-muted">{shown.until}</p>
      </div>
      {shown.sites.map((site) => (
        <SiteLinks key={site.name} site={site} />
      ))}
      {shown.sites.length === 0 && <EmptyState title={say.noSite} text={say.noSiteText} />}
    </div>
  )
}
