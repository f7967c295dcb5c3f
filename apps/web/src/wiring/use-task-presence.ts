import type { Person } from '@paidang/contract/entities';
import { channels, echoChannel, events, type TaskPresence } from '@paidang/contract/routes';
import { useEffect, useRef, useState } from 'react';
import { useTaskEcho } from './use-task-echo';

/** Somebody else who has the same document open. */
export interface Companion {
  person: Person;
  editing: boolean;
}

export interface TaskPresenceOptions {
  task: string;
  /** Where oneself is. */
  place: TaskPresence;
  /** Oneself. */
  user: string | null;
}

type Presences = ReadonlyMap<string, TaskPresence>;

/** Who else has this document open, reading or writing. */
export function useTaskPresence({ task, place, user }: TaskPresenceOptions): readonly Companion[] {
  const echo = useTaskEcho();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [places, setPlaces] = useState<Presences>(new Map());
  const { page, editing } = place;
  const here = useRef(place);
  const tell = useRef(() => {});

  useEffect(() => {
    if (!echo || !task) return;
    const name = channels.taskPresence(task);
    const channel = echo.join(echoChannel(name));
    tell.current = () => {
      if (channel.subscription.subscribed) channel.whisper(events.clientPlace, here.current);
    };
    channel
      .here((members: Person[]) => {
        setPeople(members);
        tell.current();
      })
      .joining((member: Person) => {
        setPeople((now) => [...now.filter(({ uuid }) => uuid !== member.uuid), member]);
        // Whoever comes later has not heard where the others are.
        tell.current();
      })
      .leaving((member: Person) => setPeople((now) => now.filter(({ uuid }) => uuid !== member.uuid)))
      .listenForWhisper(events.clientPlace, (told: unknown, from?: { user_id?: string }) => {
        const id = from?.user_id;
        if (id && isPlace(told)) setPlaces((now) => new Map(now).set(id, told));
      });
    return () => {
      tell.current = () => {};
      echo.leaveChannel(name);
      setPeople([]);
      setPlaces(new Map());
    };
  }, [echo, task]);

  useEffect(() => {
    here.current = { page, editing };
    tell.current();
  }, [page, editing]);

  return people.flatMap((person) => {
    const at = person.uuid === user ? undefined : places.get(person.uuid);
    return at?.page === page ? [{ person, editing: at.editing }] : [];
  });
}

const isPlace = (told: unknown): told is TaskPresence =>
  typeof told === 'object' && told !== null && 'page' in told && typeof told.page === 'string' && 'editing' in told;
