import { ownPicture } from '../../../components/own-pictures.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { Part } from '../home.server.ts'
import { ProductRowTabs } from './product-row-tabs.tsx'

/** Saving belongs at a bank: said where people first read of it. */
export function Plans({ plans, turn }: Part<'plans'>) {
  return (
    <section className="layout flex flex-col gap-6 py-10 md:py-14" aria-labelledby="plans">
      <div className="grid grid-cols-1 overflow-hidden rounded-lg bg-brand-dark text-on-brand-dark sm:grid-cols-[2fr_3fr]">
        <SitePicture
          {...ownPicture('savings-1-card')}
          shape="card"
          sizes="(min-width: 640px) 40vw, 100vw"
          alt={plans.alt}
          className="aspect-2/1 sm:aspect-auto sm:h-full sm:max-h-72"
        />
        <div className="flex min-w-0 flex-col justify-center gap-3 p-5 sm:p-8">
          <h2 id="plans" className="text-[min(var(--text-2xl),9vw)] leading-tight md:text-3xl">
            {plans.title}
          </h2>
          <p className="max-w-[60ch] md:text-lg">{plans.text}</p>
          <p>
            <ShellLink path="/perencanaan-tabungan" className={buttonClass({ variant: 'secondary' })}>
              {plans.toPlanner}
            </ShellLink>
          </p>
        </div>
      </div>
      <ProductRowTabs name="plan" label={plans.label} productRows={plans.productRows} turn={turn} />
    </section>
  )
}
