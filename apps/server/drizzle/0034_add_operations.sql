ALTER TYPE "public"."security_event_kind" ADD VALUE 'suspended';--> statement-breakpoint
ALTER TYPE "public"."security_event_kind" ADD VALUE 'unsuspended';--> statement-breakpoint
CREATE TABLE "abuse_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "abuse_reports_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"container_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"text" text NOT NULL,
	"files" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decision_reason" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "abuse_reports_subjectId_reporterId_unique" UNIQUE("subject_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"text" text NOT NULL,
	"path" text NOT NULL,
	"audience" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"told_until" uuid,
	"told" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "server_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"memory" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"decided_by" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"error" text,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "error" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abuse_reports_decided_at_ordinal_index" ON "abuse_reports" USING btree ("decided_at","ordinal");--> statement-breakpoint
CREATE INDEX "abuse_reports_author_id_index" ON "abuse_reports" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "abuse_reports_reporter_id_index" ON "abuse_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "abuse_reports_decided_by_index" ON "abuse_reports" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "announcements_created_at_index" ON "announcements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "announcements_sent_at_index" ON "announcements" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "announcements_author_id_index" ON "announcements" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "suspensions_user_id_created_at_index" ON "suspensions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "suspensions_decided_by_index" ON "suspensions" USING btree ("decided_by");