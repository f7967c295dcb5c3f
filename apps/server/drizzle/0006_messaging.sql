CREATE TYPE "public"."push_state" AS ENUM('queued', 'asking', 'cancelled', 'sent', 'batched', 'delivered', 'failed');--> statement-breakpoint
CREATE TYPE "public"."line_status" AS ENUM('pending', 'accepted', 'kept', 'failed');--> statement-breakpoint
CREATE TABLE "messaging_bindings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"line_user_id" text NOT NULL,
	"display_name" text NOT NULL,
	"is_friend" boolean DEFAULT true NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messaging_bindings_lineUserId_unique" UNIQUE("line_user_id")
);
--> statement-breakpoint
CREATE TABLE "messaging_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"ask" text NOT NULL,
	"preferences" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"step" text NOT NULL,
	"state" "push_state" NOT NULL,
	"send_after" timestamp (3) with time zone,
	"outbox_id" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "line_outbox_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"message" jsonb NOT NULL,
	"status" "line_status" DEFAULT 'pending' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_runs" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "daily_runs_name_day_pk" PRIMARY KEY("name","day")
);
--> statement-breakpoint
ALTER TABLE "messaging_bindings" ADD CONSTRAINT "messaging_bindings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_settings" ADD CONSTRAINT "messaging_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_outbox_id_line_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."line_outbox"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_messages_notification_id_index" ON "push_messages" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "push_messages_sender_id_group_id_index" ON "push_messages" USING btree ("sender_id","group_id");--> statement-breakpoint
CREATE INDEX "push_messages_recipient_id_index" ON "push_messages" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "push_messages_outbox_id_index" ON "push_messages" USING btree ("outbox_id");--> statement-breakpoint
CREATE INDEX "push_messages_due_index" ON "push_messages" USING btree ("send_after") WHERE "push_messages"."state" in ('sent', 'batched') and "push_messages"."outbox_id" is null;--> statement-breakpoint
CREATE INDEX "push_messages_open_index" ON "push_messages" USING btree ("created_at") WHERE "push_messages"."state" in ('queued', 'asking');--> statement-breakpoint
CREATE INDEX "line_outbox_due_index" ON "line_outbox" USING btree ("next_attempt_at") WHERE "line_outbox"."status" = 'pending';