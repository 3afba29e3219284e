import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { roomTypes } from '#modules/booking/rules/party.ts'
import { booking_participants, bookings } from '#modules/booking/tables.ts'
import { departures, hotels } from '#modules/catalogue/tables.ts'
import { staff } from '#modules/staff/tables.ts'
import type { Snapshot } from './rules/changes.ts'
import { occupancies } from './rules/rooms.ts'

const moment = () => timestamp({ withTimezone: true })

/** The rooming list of a departure; whoever changes it waits at its row. */
export const rooming_lists = pgTable('rooming_lists', {
  departure_id: uuid()
    .primaryKey()
    .references(() => departures.id),
  created_at: moment().notNull(),
})

/** Where a departure sleeps, one hotel after the other. */
export const rooming_stays = pgTable(
  'rooming_stays',
  {
    id: uuid().primaryKey(),
    departure_id: uuid()
      .notNull()
      .references(() => rooming_lists.departure_id),
    position: integer().notNull(),
    hotel_id: uuid()
      .notNull()
      .references(() => hotels.id),
    nights: integer().notNull(),
  },
  (table) => [unique().on(table.departure_id, table.position), index().on(table.hotel_id)],
)

export const rooming_rooms = pgTable(
  'rooming_rooms',
  {
    id: uuid().primaryKey(),
    stay_id: uuid()
      .notNull()
      .references(() => rooming_stays.id),
    position: integer().notNull(),
    /** The hotel's number once it is known, ours until then. */
    label: text().notNull(),
    type: text({ enum: roomTypes }).notNull(),
    occupancy: text({ enum: occupancies }).notNull(),
    /** Somebody's bed became free by itself: whoever made the list should look. */
    vacated_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [unique().on(table.stay_id, table.label), unique('rooming_rooms_stay').on(table.id, table.stay_id)],
)

/** A bed each, so that a room never has more people than beds, and nobody two beds of one stay. */
export const rooming_beds = pgTable(
  'rooming_beds',
  {
    room_id: uuid().notNull(),
    position: integer().notNull(),
    stay_id: uuid().notNull(),
    traveller_id: uuid().references(() => booking_participants.id),
    booking_id: uuid().references(() => bookings.id),
  },
  (table) => [
    primaryKey({ columns: [table.room_id, table.position] }),
    // The stay of a bed is that of its room.
    foreignKey({
      columns: [table.room_id, table.stay_id],
      foreignColumns: [rooming_rooms.id, rooming_rooms.stay_id],
    }).onDelete('cascade'),
    unique('rooming_beds_one').on(table.stay_id, table.traveller_id),
    index().on(table.traveller_id),
    index().on(table.booking_id),
    check('rooming_beds_taken', sql`(${table.traveller_id} is null) = (${table.booking_id} is null)`),
    check('rooming_beds_position', sql`${table.position} between 1 and 4`),
  ],
)

/** The list each time it was sent to the hotels. Only ever added to. */
export const rooming_revisions = pgTable(
  'rooming_revisions',
  {
    departure_id: uuid()
      .notNull()
      .references(() => rooming_lists.departure_id),
    number: integer().notNull(),
    snapshot: jsonb().$type<Snapshot>().notNull(),
    staff_id: uuid()
      .notNull()
      .references(() => staff.id),
    /** Their name on that day. */
    sent_by: text().notNull(),
    sent_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.departure_id, table.number] }), index().on(table.staff_id)],
)
