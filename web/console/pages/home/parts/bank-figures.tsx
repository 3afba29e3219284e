import { LinePlot } from '../../../ui/plot/line-plot.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownHome } from '../load.server.ts'
import { words } from '../words.ts'
import { Ages, WeeksCard } from './plot-cards.tsx'

type Shown = ShownHome['figures']

/** What a bank's people see of their applicants and savers. */
export function BankFigures({ bank: { financing, savings } }: { bank: NonNullable<Shown['bank']> }) {
  const say = words(useLanguage())
  return (
    <>
      {financing?.ages && (
        <Ages title={say.financingAges} summary={say.agesText(financing.ages.open)} points={financing.ages.points} />
      )}
      {savings?.ages && (
        <Ages title={say.savingsAges} summary={say.agesText(savings.ages.open)} points={savings.ages.points} />
      )}
      {financing?.received && <WeeksCard title={say.financingReceived} plot={financing.received} />}
      {financing?.decided && <WeeksCard title={say.financingDecided} plot={financing.decided} />}
      {financing?.disbursed && <WeeksCard title={say.disbursed} plot={financing.disbursed} Plot={LinePlot} />}
      {savings?.received && <WeeksCard title={say.savingsReceived} plot={savings.received} />}
      {savings?.decided && <WeeksCard title={say.savingsDecided} plot={savings.decided} />}
      {savings?.deposited && <WeeksCard title={say.deposited} plot={savings.deposited} Plot={LinePlot} />}
    </>
  )
}
