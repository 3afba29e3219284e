import type { PhotoPort } from '#core/file-reasons.ts'
import type { Language } from '#core/messages.ts'
import type { LimitPort } from '#core/ports.ts'
import type { Tenant } from '#core/tenant.ts'
import type { DocumentPorts } from '#modules/documents/module.ts'
import type { invite, StepUpPorts } from '#modules/staff/module.ts'

export type Review = {
  author: string
  author_url: string | null
  author_photo: string | null
  rating: number
  text: string
  language: string | null
  written_at: Date
}

export type PlaceReviews = { rating: number | null; total: number; maps_url: string | null; items: Review[] }

export type ReviewsAnswer =
  | ({ ok: true } & PlaceReviews)
  | { ok: false; why: 'not-configured' | 'unreachable' | 'refused' | 'unreadable'; detail: string }

/** What a map service shows of a place. It never throws: a shop does not close because a map is down. */
export type ReviewsPort = { reviewsOf(place_id: string, language: Language): Promise<ReviewsAnswer> }

/** Where scans of a company's documents lie, and what checks and seals them. */
type ScanPorts = Pick<DocumentPorts, 'files' | 'documents'>

export type PartnerPorts = { reviews: ReviewsPort; limits: LimitPort } & ScanPorts

/** What the desk needs to invite somebody, to ask for a code, to look at a scan, and to take a picture. */
export type PartnerDeskPorts = ScanPorts & { photos: PhotoPort; sites: { all(): Tenant[] } } & Parameters<
    typeof invite
  >[2]['ports'] &
  StepUpPorts
