import { banks } from '#modules/partner/contract.ts'
import { savings } from '#modules/search/contract.ts'
import { usualSavingMonths } from '#modules/search/rules/kinds.ts'
import { api, pageOf } from '../../api.server.ts'
import { byPurpose } from '../../components/explain/bank.server.ts'
import { BankCard } from '../../components/explain/bank-card.tsx'
import { depositsOf } from '../../components/explain/deposits.server.ts'
import { Questions } from '../../components/explain/questions.tsx'
import { Section } from '../../components/explain/section.tsx'
import { Steps } from '../../components/explain/steps.tsx'
import { linkedData } from '../../components/listing/linked-data.server.ts'
import { ListingHero } from '../../components/listing/listing-hero.tsx'
import { ownPicture } from '../../components/own-pictures.ts'
import { ProductCard } from '../../components/product-card/product-card.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { Route } from './+types/page.ts'
import { explain } from './explain.server.ts'
import { financingBanks, savingsBanks } from './terms.server.ts'
import { words } from './words.ts'

const path = '/saving'
/** Two rows on a wide screen. */
const mostShown = 8
type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded>((_language, { loaderData: { say, data } }) => ({
  title: say.title,
  description: say.description,
  canonical: path,
  data,
}))

export const handle: ShellHandle = { crumbs: crumbsOf<Loaded>(({ crumbs }) => crumbs) }

export async function loader({ context }: Route.LoaderArgs) {
  const { language, tenant } = pageOf(context)
  const [{ data: partners }, { data: products }] = await Promise.all([
    api(context, banks, {}),
    api(context, savings, { limit: mostShown }),
  ])
  const all = byPurpose(partners)
  const say = words(language)
  const explained = explain(language)
  const crumbs = [{ label: say.title, href: path }]
  return {
    say,
    explained,
    crumbs,
    data: linkedData(context, { crumbs, cards: products, questions: explained.questions }),
    banks: savingsBanks(all.savings, language),
    lenders: tenant.feature_flag.is_financing === 1 ? financingBanks(all.financing, language) : [],
    products,
    cardNotes: depositsOf(products, { months: usualSavingMonths, language }),
  }
}

export default function SavingsFund({ loaderData }: Route.ComponentProps) {
  const { say, explained, banks, lenders, products, cardNotes } = loaderData
  return (
    <>
      <ListingHero title={say.heading} text={say.text} picture={ownPicture('family-silhouette-1-wide')}>
        <p className="pt-2">
          <ShellLink path="/perencanaan-tabungan" className={buttonClass({ variant: 'secondary' })}>
            {say.toPlanner}
          </ShellLink>
        </p>
      </ListingHero>
      <Section id="banks" title={say.banksTitle} text={say.banksText}>
        <Banks banks={banks} />
      </Section>
      <Section id="steps" title={say.stepsTitle}>
        <Steps steps={explained.steps} />
      </Section>
      {products.length > 0 && (
        <Section id="products" title={say.productsTitle} text={say.productsText}>
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {products.map((card) => (
              <li key={card.id}>
                <ProductCard card={card} note={cardNotes[card.id]} />
              </li>
            ))}
          </ul>
          <p>
            <ShellLink path="/umroh-dana-tabungan" className={buttonClass({ variant: 'secondary' })}>
              {say.toProducts}
            </ShellLink>
          </p>
        </Section>
      )}
      {lenders.length > 0 && (
        <Section id="financing" title={say.financingTitle} text={say.financingText}>
          <Banks banks={lenders} />
          <p>
            <ShellLink path="/umroh-dana-talangan" className={buttonClass({ variant: 'secondary' })}>
              {say.toFinancing}
            </ShellLink>
          </p>
        </Section>
      )}
      <Section id="questions" title={say.questionsTitle}>
        <Questions questions={explained.questions} />
      </Section>
    </>
  )
}

const Banks = ({ banks }: { banks: Loaded['banks'] }) => (
  <ul className="grid gap-4 md:grid-cols-2">
    {banks.map(({ id, ...bank }) => (
      <BankCard key={id} {...bank} />
    ))}
  </ul>
)
