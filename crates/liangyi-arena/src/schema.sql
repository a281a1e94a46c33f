-- What `liangyi match --store` keeps in a database; docs/many-machines.md says what each table is for.
CREATE SCHEMA IF NOT EXISTS liangyi;

CREATE TABLE IF NOT EXISTS liangyi.match (
    match text PRIMARY KEY,
    settings json NOT NULL,
    -- The hashes of the programs' files, once they have been started.
    hashes json
);

CREATE TABLE IF NOT EXISTS liangyi.worker (
    worker bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match text NOT NULL REFERENCES liangyi.match ON DELETE CASCADE,
    host text NOT NULL,
    version text NOT NULL,
    began timestamptz NOT NULL DEFAULT now()
);

-- The only truth: a game is in it once.
CREATE TABLE IF NOT EXISTS liangyi.game (
    match text NOT NULL REFERENCES liangyi.match ON DELETE CASCADE,
    game integer NOT NULL,
    pair integer NOT NULL,
    worker bigint NOT NULL,
    ended timestamptz NOT NULL DEFAULT now(),
    record json NOT NULL,
    sgf bytea NOT NULL,
    PRIMARY KEY (match, game)
);

-- Only saves double work. Vacuumed early, since every pair is written three times.
CREATE TABLE IF NOT EXISTS liangyi.lease (
    match text NOT NULL REFERENCES liangyi.match ON DELETE CASCADE,
    pair integer NOT NULL,
    worker bigint,
    attempt integer NOT NULL DEFAULT 0,
    until timestamptz NOT NULL DEFAULT '-infinity',
    done boolean NOT NULL DEFAULT false,
    PRIMARY KEY (match, pair)
) WITH (autovacuum_vacuum_scale_factor = 0.02);

CREATE INDEX IF NOT EXISTS lease_open ON liangyi.lease (match, pair) WHERE NOT done;

-- Who plays, however many pairs are left.
CREATE INDEX IF NOT EXISTS lease_held ON liangyi.lease (match, worker) WHERE NOT done AND worker IS NOT NULL;
