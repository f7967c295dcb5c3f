import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** Baseline of `ws` alone: no channels, no protocol; everything posted goes to all sockets. */
const server = createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const frame = Buffer.concat(parts);
    for (const client of sockets.clients) client.send(frame, { binary: false });
    response.end();
  });
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));
