// The same load as ../load.rs on a boardgame.io server: many tables, each with a player who moves
// for both seats and a spectator, moves spread evenly over time; how long until both have the new
// state. The game is as large as The Builders but has no rules: a move takes a card.
//
// npm install && node compare.js [tables] [seconds] [moves a second]
"use strict";
const { fork } = require("node:child_process");
const { readFileSync } = require("node:fs");

const port = 8391;
const game = {
  name: "cards",
  setup: () => ({
    cards: Array.from({ length: 90 }, (_, id) => ({ id, place: "deck", needs: [1, 2, 0, 1], vp: 3 })),
    purses: [10, 10],
    taken: 0,
  }),
  moves: {
    take: ({ G, playerID }, id) => {
      const card = G.cards[id % 90];
      card.place = card.place === "deck" ? `player ${playerID}` : "deck";
      G.taken += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 3 },
};

async function serve() {
  const { Server, Origins } = require("boardgame.io/server");
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  await server.run({ port });
  process.send("ready");
}

const resident = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]);
const busy = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
};
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const until = async (done) => {
  while (!done()) await sleep(1);
};

async function measure(tables, seconds, rate) {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const server = fork(__filename, ["serve"], { silent: true });
  await new Promise((done) => server.once("message", done));
  const address = `http://127.0.0.1:${port}`;
  const empty = resident(server.pid);
  // A table is made when the first client asks for it.
  const matches = Array.from({ length: tables }, (_, index) => ({ id: `table-${index}`, clients: [] }));
  for (const match of matches) {
    // A client for each seat, as boardgame.io wants it, and a spectator; the seat that does not
    // move is not counted as a stream.
    for (const playerID of ["0", "1", undefined]) {
      const client = Client({
        game,
        numPlayers: 2,
        matchID: match.id,
        playerID,
        debug: false,
        multiplayer: SocketIO({ server: address, socketOpts: { transports: ["websocket"] } }),
      });
      client.start();
      match.clients.push(client);
    }
    await until(() => match.clients.every((client) => client.getState() !== null));
  }
  const watched = resident(server.pid);
  const each = ((watched - empty) / tables).toFixed(1);
  console.log(`${tables} tables with three connections: ${each} KiB each`);
  const times = [];
  const before = busy(server.pid);
  const end = Date.now() + seconds * 1000;
  await Promise.all(
    matches.map(async (match) => {
      for (;;) {
        await sleep(Math.random() * ((2000 * tables) / rate));
        if (Date.now() > end) return;
        const { ctx, _stateID } = match.clients[2].getState();
        const mover = match.clients[Number(ctx.currentPlayer)];
        const began = performance.now();
        // The mover sees its own guess at once; the spectator's state comes from the server.
        const shown = new Promise((done) => {
          const stop = match.clients[2].subscribe((state) => {
            if (state && state._stateID > _stateID) {
              stop();
              done();
            }
          });
        });
        mover.moves.take(Math.floor(Math.random() * 90));
        await shown;
        times.push(performance.now() - began);
      }
    }),
  );
  const spent = busy(server.pid) - before;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.ceil((times.length - 1) * share)].toFixed(1);
  console.log(
    `${times.length} moves, ${Math.round(times.length / seconds)} a second: to the spectator ` +
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`,
  );
  console.log(
    `${Math.round(resident(server.pid) / 1024)} MiB in all; the server computed ` +
      `${(spent / times.length).toFixed(1)} ms for each move`,
  );
  server.kill();
  process.exit(0);
}

if (process.argv[2] === "serve") serve();
else {
  const [tables = 1000, seconds = 20, rate = 100] = process.argv.slice(2).map(Number);
  measure(tables, seconds, rate);
}
