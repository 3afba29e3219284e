import { useLocation, useNavigate } from 'react-router'
import { Tabs } from '../../../ui/tabs.tsx'
import { type TabName, tabNames, withChange } from '../query.ts'
import { AccommodationTab } from './accommodation-tab.tsx'
import { AgendaTab } from './agenda-tab.tsx'
import { OthersTab } from './others-tab.tsx'
import { DescriptionTab, FacilitiesTab } from './plain-tabs.tsx'
import { SummaryTab } from './summary-tab.tsx'
import type { TabProps } from './tab-props.ts'

const contents = {
  summary: SummaryTab,
  description: DescriptionTab,
  accommodation: AccommodationTab,
  agenda: AgendaTab,
  facilities: FacilitiesTab,
  others: OthersTab,
} as const

/** Six tabs, all of them in the page; which one is open stands in the address, so that it can be passed on. */
export function Details({ tab, ...content }: TabProps & { tab: TabName }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <Tabs
      label={content.say.tabs}
      defaultTab={tab}
      className="laid-out-when-near"
      onTab={(id) =>
        navigate(
          { search: withChange(search, { tab: id }) },
          { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
        )
      }
      tabs={tabNames.map((id) => {
        const Content = contents[id]
        return { id, label: content.say[id], content: <Content {...content} /> }
      })}
    />
  )
}
