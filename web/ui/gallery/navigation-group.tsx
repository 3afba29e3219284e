import { Accordion } from '../accordion.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { Card } from '../card.tsx'
import { linkClass } from '../link-class.ts'
import { Pagination } from '../pagination.tsx'
import { Stepper } from '../stepper.tsx'
import { TabLinks } from '../tab-links.tsx'
import { Tabs } from '../tabs.tsx'
import { Group } from './group.tsx'
import type { Samples } from './samples.ts'

const anchor = (text: string): string => `#${text.toLowerCase().replaceAll(' ', '-')}`

export function NavigationGroup({ texts }: { texts: Samples['navigation'] }) {
  const { crumbs, tabs, links, steps, pages, questions } = texts
  return (
    <Group title={texts.title}>
      <Breadcrumbs label={crumbs.label} crumbs={crumbs.list.map((label) => ({ label, href: anchor(label) }))} />
      <Card padding="lg">
        <Stepper
          label={steps.label}
          doneLabel={steps.done}
          current={1}
          steps={steps.list.map((step) => ({ ...step, href: anchor(step.label) }))}
        />
      </Card>
      <TabLinks
        label={links.label}
        tabs={links.list.map((label, place) => ({ label, href: anchor(label), isCurrent: place === 0 }))}
      />
      <Tabs
        label={tabs.label}
        tabs={tabs.list.map((tab) => ({ ...tab, content: <p className="max-w-prose">{tab.content}</p> }))}
      />
      <Accordion name="questions" items={questions} />
      <p>
        <a href="#gallery" className={linkClass()}>
          {texts.more}
        </a>
      </p>
      <Pagination label={pages.label} page={5} lastPage={24} href={(page) => `#page-${page}`} words={pages.words} />
    </Group>
  )
}
