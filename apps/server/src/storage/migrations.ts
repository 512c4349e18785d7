import type { Kysely, Migration } from 'kysely';

/** Every change of the database's shape, by name and in this order. Never edit one that was released: add another. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('sessions')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('options', 'text', (column) => column.notNull())
        .addColumn('seed', 'text', (column) => column.notNull())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('opening', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .addColumn('made', 'integer', (column) => column.notNull())
        .addColumn('finished', 'integer', (column) => column.notNull())
        .addColumn('shown_at', 'integer')
        .execute();
      await db.schema.createIndex('tables_by_owner').on('tables').columns(['owner', 'changed_at']).execute();
      await db.schema
        .createTable('seats')
        .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('bot', 'text')
        .addColumn('session', 'text')
        .addPrimaryKeyConstraint('seats_pk', ['table_id', 'seat'])
        .execute();
      await db.schema
        .createTable('entries')
        .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('choice', 'text')
        .addColumn('events', 'text')
        .addColumn('known', 'integer')
        .addColumn('pending', 'integer')
        .addColumn('takes', 'integer')
        .addPrimaryKeyConstraint('entries_pk', ['table_id', 'sequence'])
        .execute();
      await db.schema
        .createTable('snapshots')
        .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('snapshots_pk', ['table_id', 'sequence'])
        .execute();
    },
  },
  // Tables from before were opened without that question, and allowed help.
  '0002-help': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('tables')
        .addColumn('help', 'text', (column) => column.notNull().defaultTo('allowed'))
        .execute();
    },
  },
};
