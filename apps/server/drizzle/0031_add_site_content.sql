CREATE TYPE "public"."content_kind" AS ENUM('success-project', 'creator-say', 'customer-say', 'brand', 'recommendation', 'claims', 'guide-article', 'footer');--> statement-breakpoint
CREATE TABLE "content_previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" "content_kind" NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	"published" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "content_revisions_one_check" CHECK ("content_revisions"."one" = 1)
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"record_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_versions_record_id_number_pk" PRIMARY KEY("record_id","number")
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_record_id_content_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."content_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_previews_expires_at_index" ON "content_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "content_records_kind_position_index" ON "content_records" USING btree ("kind","position");--> statement-breakpoint
CREATE FUNCTION "refuse_to_change_content_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Versions are only added: % of content_versions is refused.', TG_OP;
END $$;--> statement-breakpoint
CREATE TRIGGER "content_versions_added_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "content_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_content_versions"();
